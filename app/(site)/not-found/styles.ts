export { notFoundStyle as default } from '#components/sections/not-found/notFound.styles.ts'
