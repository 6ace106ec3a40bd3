export { linkStyle as default } from '#components/sections/link/link.styles.ts'
