import { Illustration } from '#components/illustrations/Illustration.tsx'
import { LogoMark } from '#components/ui/Logo.tsx'
import type { PhoneDemoContent } from '#components/sections/content.ts'
import street from './lockScreenStreet.svg'

type LockScreenProps = PhoneDemoContent['lockScreen'] & Pick<PhoneDemoContent, 'notification'>

/** Steps 1 to 3: the lock screen, the notification and the tap on it. */
export const LockScreen = ({ time, date, notification }: LockScreenProps) => (
  <div className="screen lock-screen">
    <div className="wallpaper">
      <Illustration image={street} eager />
    </div>
    <p className="lock-clock">
      <span className="lock-date">{date}</span>
      <span className="lock-time">{time}</span>
    </p>
    <div className="notification">
      <span className="app-icon">
        <LogoMark />
      </span>
      <div>
        <p className="notification-app">
          <b>{notification.appName}</b>
          <span>{notification.when}</span>
        </p>
        <p className="notification-title">{notification.title}</p>
        <p>{notification.body}</p>
      </div>
      <span className="tap" />
    </div>
    <p className="lock-shortcuts">
      <Shortcut path="M8.5 3h7v3.5l-1.7 2.3V21h-3.6V8.8L8.5 6.5zM8.5 6h7M12 12v1.5" />
      <Shortcut path="M3.5 8h4L9 5.5h6L16.5 8h4v11h-17zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0" />
    </p>
  </div>
)

const Shortcut = ({ path }: { readonly path: string }) => (
  <span>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
      <path d={path} />
    </svg>
  </span>
)

/** Step 4: the app opens from the notification. */
export const AppLaunch = ({ name }: { readonly name: string }) => (
  <div className="screen app-launch">
    <span className="app-door" />
    <LogoMark />
    <b>{name}</b>
  </div>
)
