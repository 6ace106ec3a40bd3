import 'react'

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }

  /** Invoker commands (HTML Living Standard), by which a button works before and without scripts. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    /** Id of the dialog that the command is for. */
    commandfor?: string | undefined
  }
}
