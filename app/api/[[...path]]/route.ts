/** Programs call what is below `/api`: one that asks for what is not there is told so in its own language. */
function unknown(): Response {
  return Response.json({ error: 'There is nothing at this address.' }, { status: 404 })
}

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
