import { pages } from '#lib/pages.ts'

interface FormNotesProps {
  /** Help on what to enter, where a form needs it. */
  help?: string
  /** What the details are used for. */
  privacy: string
  linkLabel: string
}

/** What the law asks us to say where people type, from content. */
export function FormNotes({ help, privacy, linkLabel }: FormNotesProps) {
  return (
    <div className="form-notes">
      {help && <p className="form-note">{help}</p>}
      <p className="form-note">
        {privacy} <a href={pages.privacy.path}>{linkLabel}</a>
      </p>
    </div>
  )
}
