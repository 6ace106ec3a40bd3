/** Responds to an unknown API URL with JSON instead of a page, since programs call it. */
function respond(): Response {
  return Response.json({ error: 'There is nothing at this address.' }, { status: 404 })
}

export { respond as DELETE, respond as GET, respond as PATCH, respond as POST, respond as PUT }
