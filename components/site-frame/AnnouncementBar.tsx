import { stegaClean } from '@sanity/client/stega'
import type { SiteSettingsContent } from '#lib/content/pageContent.ts'
import { Container } from '#components/ui/Layout.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { ANNOUNCEMENT_SCRIPT, isAnnounced } from '#lib/announcement.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'

export type AnnouncementContent = SiteSettingsContent['announcement']

/** Renders a message below the header, on its days. A dialog that is no modal closes without scripts. */
export function AnnouncementBar({ content, home }: { content: AnnouncementContent; home: SitePrefix }) {
  if (!content?.text || !isAnnounced(stegaClean(content), getToday())) return null
  const { text, link } = content
  return (
    <>
      <dialog open className="announcement" aria-label={translate('accessibility.announcement')}>
        <Container>
          <p>
            {text} {link && <a href={resolveHref(home, stegaClean(link.path))}>{link.label}</a>}
          </p>
          <form method="dialog">
            <button className="icon-button" aria-label={translate('accessibility.closeAnnouncement')}>
              <Icon name="close" />
            </button>
          </form>
        </Container>
      </dialog>
      <script data-announcement="" dangerouslySetInnerHTML={{ __html: ANNOUNCEMENT_SCRIPT }} />
    </>
  )
}
