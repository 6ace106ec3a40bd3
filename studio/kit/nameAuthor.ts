/** Names the author of a change. @param name of the account with this id; undefined without one */
export const nameAuthor = (id: string, name: string | undefined): string =>
  name ?? (id.startsWith('token-') ? 'The site itself' : 'A former member')
