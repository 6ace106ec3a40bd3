import { definePlugin } from 'sanity'
import { SearchInput } from './SearchInput.tsx'

/** Counts and previews in the search and sharing fields of every page. */
export const searchPreview = definePlugin({ name: 'search-preview', form: { components: { input: SearchInput } } })
