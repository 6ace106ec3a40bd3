export { css } from 'styled-components'
export { maxWidth, minWidth, token } from './theme.ts'
export * as mix from './theme.ts'
