import { NotFoundPage } from '../(site)/_pages/NotFoundPage.tsx'
import SiteLayout from '../(site)/layout.tsx'

/** Any path that is no page of the site and that no redirect leads on from. */
export default function UnknownPath() {
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  )
}
