import { LogoMark } from '#components/ui/Logo.tsx'

/** Step 4: the app grows out of the notification. */
export const AppLaunch = ({ name }: { readonly name: string }) => (
  <div className="screen app-launch">
    <span className="app-door" />
    <LogoMark />
    <b>{name}</b>
  </div>
)
