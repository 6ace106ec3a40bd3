import { useToast } from '@sanity/ui/toast'
import type { ClipboardEvent } from 'react'
import { type ArrayOfObjectsInputProps, type InputProps, isArrayOfBlocksInputProps } from 'sanity'
import { createPasteEvent } from '#studio/browser/createPasteEvent.ts'
import { adaptHtml, hasTable } from './pastedHtml.ts'

const HTML = 'text/html'
/** Has what was copied in an editor of the Studio, beside its HTML. */
const PORTABLE_TEXT = 'application/x-portable-text'

/** Pastes the same once more with other HTML. */
function pasteAgain({ target, clipboardData }: ClipboardEvent, html: string): void {
  const data = new DataTransfer()
  for (const type of clipboardData.types) data.setData(type, type === HTML ? html : clipboardData.getData(type))
  target.dispatchEvent(createPasteEvent(data))
}

function PasteField(props: ArrayOfObjectsInputProps) {
  const toast = useToast()
  const adaptPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.types.includes(PORTABLE_TEXT)) return
    const html = event.clipboardData.getData(HTML)
    const adapted = adaptHtml(html)
    if (adapted !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      pasteAgain(event, adapted)
      return
    }
    if (!hasTable(html)) return
    toast.push({
      id: 'pasted-table',
      status: 'warning',
      duration: 20_000,
      title: 'The table was not kept',
      description: 'Its cells are paragraphs now. Write each row as a point of a list, or undo the paste.',
    })
  }
  return (
    <div style={{ display: 'contents' }} onPasteCapture={adaptPaste}>
      {props.renderDefault(props)}
    </div>
  )
}

/** Keeps the lists, lines and spaces that are pasted into a rich text, and says when a table was lost. */
export const PasteInput = (props: InputProps) =>
  isArrayOfBlocksInputProps(props) ? <PasteField {...props} /> : props.renderDefault(props)
