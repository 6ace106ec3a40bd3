/** Programs call `/api`, so an unknown address there is answered with JSON instead of a page. */
function unknown(): Response {
  return Response.json({ error: 'There is nothing at this address.' }, { status: 404 })
}

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
