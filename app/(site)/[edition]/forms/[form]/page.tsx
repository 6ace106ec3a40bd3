import { PostedForm } from '#components/forms/PostedForm.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { Section } from '#components/ui/Layout.tsx'
import { env } from '#lib/env.ts'
import { getFormPath } from '#lib/formPages.ts'
import { type FormRoute, loadFormState, loadFormText, readFormRoute } from './data.tsx'
import './styles.ts'

export { generateMetadata } from './data.tsx'

/** Renders a form on a page of its own, for browsers that post it without scripts. */
export default async function FormPage(route: FormRoute) {
  const { form, home } = await readFormRoute(route)
  const [{ title, intro, submitLabel, notes }, state] = await Promise.all([
    loadFormText(form, home),
    loadFormState(form),
  ])
  const path = getFormPath(form, home)
  return (
    <SiteFrame home={home} path={path}>
      <Section columnClass="form-page">
        <h1>{title}</h1>
        <p className="intro">{intro}</p>
        <PostedForm form={form} page={home} apiHost={env().API_HOST ?? ''} submitLabel={submitLabel} state={state}>
          {notes}
        </PostedForm>
      </Section>
    </SiteFrame>
  )
}
