import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'

interface FormNotesProps {
  home: SitePrefix
  help?: string
  privacy: string
  linkLabel: string
}

/** Renders the help and the legal note of a form, from content. */
export function FormNotes({ home, help, privacy, linkLabel }: FormNotesProps) {
  return (
    <div className="form-notes">
      {help && <p className="form-note">{help}</p>}
      <p className="form-note">
        {privacy} <a href={getPageHref(home, pages.privacy.path)}>{linkLabel}</a>
      </p>
    </div>
  )
}
