/** A mailbox in the parts that a mail library takes without reading them again. */
export interface Mailbox {
  name: string
  address: string
}

/**
 * Takes a setting such as `Name <hello@example.com>` or `hello@example.com` apart.
 *
 * @param defaultName for an address without a name
 */
export function parseAddress(setting: string, defaultName: string): Mailbox {
  const match = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(setting)
  const [, name = '', address = setting] = match ?? []
  return { name: name || defaultName, address: address.trim() }
}
