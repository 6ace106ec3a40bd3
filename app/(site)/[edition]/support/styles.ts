export { supportStyle as default } from '#components/sections/support/support.styles.ts'
