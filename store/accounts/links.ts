import type { Role } from '#lib/roles/roles.ts'
import type { Invitation, Invitations } from './invitations.ts'
import type { PasswordResets } from './password-resets.ts'
import type { Account, NewAccount, People } from './people.ts'
import type { Sessions } from './sessions.ts'

interface LinkOptions {
  people: People
  sessions: Sessions
  invitations: Invitations
  resets: PasswordResets
  /** The address of a page with a token in it. */
  linkTo: (page: 'invitation' | 'reset', token: string) => string
}

/** The links an administrator hands to people: each works once, for a time, and for one person. */
export type AccountLinks = ReturnType<typeof accountLinks>

export function accountLinks({ people, sessions, invitations, resets, linkTo }: LinkOptions) {
  /** The account a link to a new password is for, while it works. */
  function accountToReset(token: string): Account | undefined {
    const account = people.get(resets.accountOf(token) ?? '')
    return account?.disabled ? undefined : account
  }

  return {
    /** Invites somebody in an issuer's name; undefined when the address has an account. */
    invite(email: string, role: Role, issuer: string): { invitation: Invitation; url: string } | undefined {
      if (people.all().some((account) => account.email === email)) return undefined
      const { invitation, token } = invitations.add(email, role, issuer)
      return { invitation, url: linkTo('invitation', token) }
    },
    pendingInvitations: () => invitations.pending(),
    /** The invitation a link is for, while it can be accepted. */
    invitationOf: (token: string) => invitations.find(token),
    /** Takes an invitation back. @returns false when there is none (any more) */
    revokeInvitation: (id: string) => invitations.discard(id),
    /** Makes the account of an invitation; undefined when its link does not work or somebody was faster. */
    async accept(token: string, { name, password }: Pick<NewAccount, 'name' | 'password'>) {
      const invitation = invitations.find(token)
      if (!invitation) return undefined
      const { id, email, role } = invitation
      // The invitation is used up at the moment of writing: of two who send it together, one makes the account.
      const allowed = () => invitations.find(token) !== undefined && invitations.discard(id)
      return people.add({ email, role, name, password }, allowed)
    },
    /** A link by which an account's owner chooses a new password. An older one stops working. */
    resetLink(accountId: string, issuer: string): { url: string; expiresAt: string } {
      const { token, expiresAt } = resets.add(accountId, issuer)
      return { url: linkTo('reset', token), expiresAt }
    },
    accountToReset,
    /** Sets the password by such a link and ends the account's sessions; undefined when the link does not work. */
    async reset(token: string, password: string): Promise<Account | undefined> {
      const account = accountToReset(token)
      if (!account) return undefined
      const allowed = () => {
        if (accountToReset(token)?.id !== account.id) return false
        resets.discardFor(account.id)
        return true
      }
      if (!(await people.setPassword(account.id, password, allowed))) return undefined
      sessions.endAllOf(account.id)
      return account
    },
    discardResetOf: (accountId: string) => resets.discardFor(accountId),
    /** Ends the unused links of somebody who lets nobody in any more: one of them could let them in again. */
    discardIssuedBy(issuer: string) {
      invitations.discardIssuedBy(issuer)
      resets.discardIssuedBy(issuer)
    },
  }
}
