export { css } from 'styled-components'
export { below, from, token } from './theme.ts'
export * as mix from './theme.ts'
