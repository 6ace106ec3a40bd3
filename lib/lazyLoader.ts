/**
 * Creates a function that loads something with its first call and shares it with all others. A failure is not kept: the
 * next call loads again.
 */
export function createLazyLoader<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
