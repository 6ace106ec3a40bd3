// A program that says who it is and works until it is told to stop; `stubborn` does not hear what it is told.
const stubborn = process.argv.includes('stubborn')
process.on('SIGTERM', () => {
  if (!stubborn) process.exit(0)
})
process.send?.({ event: 'listening' })
process.stdout.write(`worker ${process.pid}\n`)
setInterval(() => {}, 1000)
