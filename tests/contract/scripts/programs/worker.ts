// A program that prints its id and works until a signal stops it; with `stubborn` it ignores signals.
const stubborn = process.argv.includes('stubborn')
process.on('SIGTERM', () => {
  if (!stubborn) process.exit(0)
})
process.send?.({ event: 'listening' })
process.stdout.write(`worker ${process.pid}\n`)
setInterval(() => {}, 1000)
