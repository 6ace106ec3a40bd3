/** Positions of the "See My Buying Power" buttons. The values are contractual: reports are grouped by them. */
export const buyingPowerOrigins = [
  'header',
  'mobile-menu',
  'footer',
  'hero-section',
  'how-it-works-section',
  'features-section',
  'homie-difference-section',
  'testimonials-section',
  'estimate-page',
] as const

export type BuyingPowerOrigin = (typeof buyingPowerOrigins)[number]

export const ORIGIN_ATTRIBUTE = 'data-origin'

export const WAITLIST_ORIGIN = 'signup-android-waitlist'

interface EventCatalogue {
  /** `name` is the button's text, `url` its target. The only event that the tag manager also gets. */
  'See My Buying Power Click': { name: string; url: string; origin: BuyingPowerOrigin }
  /** Fired by the app's sign-up hand-off, which calls `trackUserSignup`. The email is the user id and nothing else. */
  'User Signup': Record<string, never>
  /** `url` is the home link. Fired before the call, with the email as user id. */
  'Join Android Waitlist Click': { url: string; origin: typeof WAITLIST_ORIGIN }
  /** Fired on the link page of every partner but the default one. */
  'Universal Link Opened': { url: string; origin: string; partnerValue: string }
}

type EventName = keyof EventCatalogue

export const eventNames = Object.keys({
  'See My Buying Power Click': true,
  'User Signup': true,
  'Join Android Waitlist Click': true,
  'Universal Link Opened': true,
} satisfies Record<EventName, true>)

/** An event with exactly the properties that the catalogue defines. */
export type AnalyticsEvent = {
  [Name in EventName]: {
    name: Name
    properties: EventCatalogue[Name]
    /** Becomes the analytics user id before the event is sent. */
    userId?: string
    /** When it happened, in ms since 1970, if it is reported later. */
    time?: number
    /** Amplitude counts events with one id once. */
    id?: string
    /** True if the tag manager, which knows no ids, has it already. */
    isRepeated?: boolean
    /** Called once Amplitude has it. */
    onSent?: () => void
  }
}[EventName]

export const tagManagerEvents: readonly EventName[] = ['See My Buying Power Click']

export const isBuyingPowerOrigin = (value: string | null): value is BuyingPowerOrigin =>
  buyingPowerOrigins.some((origin) => origin === value)
