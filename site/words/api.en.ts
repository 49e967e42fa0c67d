/** Title and introduction of the OpenAPI document. */
export const api = {
  title: 'The calls',
  text: 'Every call goes to /api by POST or GET and answers {auth, data, msg}: auth names a gate that was not passed, msg the reason of a refusal.',
  scripts: ' Scripts use tokens of their own.',
}
