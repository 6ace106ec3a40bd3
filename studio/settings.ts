/** What the Studio needs to know of the server it is served by; nothing secret, since browsers receive it. */
export interface StudioSettings {
  projectId: string
  dataset: string
  /** True while content lives in the site's own store instead of Sanity's cloud. */
  embedded: boolean
  /** Public origin of the site, which links and codes hold; the Studio itself may be open under another one. */
  siteUrl: string
}
