'use client'

// A page that fails leaves its layout standing, and with it the site's type and buttons.
export { default } from '../error.tsx'
