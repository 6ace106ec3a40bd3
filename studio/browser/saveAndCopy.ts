import { useToast } from '@sanity/ui/toast'

/** Downloads content as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Returns a function that copies a text to the clipboard, and says whether it did. */
export function useCopy() {
  const { push } = useToast()
  return (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => push({ status: 'success', title: 'Copied' }),
      () => push({ status: 'warning', title: 'Your browser did not allow copying. Select the text and copy it.' }),
    )
}
