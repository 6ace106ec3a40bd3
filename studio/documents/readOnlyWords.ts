import { defineLocaleResourceBundle } from 'sanity'

/** What the Studio says above a form that the person's role may not change; whose it is the form says itself. */
export const readOnlyWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'banners.permission-check-banner.missing-permission_update_one': 'Read only for your role, <Roles/>.',
    'banners.permission-check-banner.missing-permission_update_other': 'Read only for your roles, <Roles/>.',
    'banners.permission-check-banner.missing-permission_create_one': 'Read only for your role, <Roles/>.',
    'banners.permission-check-banner.missing-permission_create_other': 'Read only for your roles, <Roles/>.',
  },
})
