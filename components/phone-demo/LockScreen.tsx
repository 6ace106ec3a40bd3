import { Illustration } from '#components/illustrations/Illustration.tsx'
import { Icon, LogoMark } from '#components/ui/Icon.tsx'
import type { PhoneDemoContent } from '#lib/content/pageContent.ts'
import street from './lockScreenStreet.svg'

/** Renders steps 1 to 3: the lock screen, the notification and the tap on it. */
export const LockScreen = ({ lockScreen, notification }: Pick<PhoneDemoContent, 'lockScreen' | 'notification'>) => (
  <div className="screen lock-screen">
    <div className="wallpaper">
      <Illustration image={street} />
    </div>
    <p className="lock-clock">
      <span className="lock-date">{lockScreen.date}</span>
      <span className="lock-time">{lockScreen.time}</span>
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
      <span>
        <Icon name="torch" />
      </span>
      <span>
        <Icon name="camera" />
      </span>
    </p>
  </div>
)

/** Renders step 4: the app opens from the notification. */
export const AppLaunch = ({ name }: { readonly name: string }) => (
  <div className="screen app-launch">
    <span className="app-door" />
    <LogoMark />
    <b>{name}</b>
  </div>
)
