/** Title and introduction of the OpenAPI document. */
export const api = {
  title: '接口文档',
  text: '每个接口都用 POST 或 GET 发到 /api 下面，回答总是 {auth, data, msg}：auth 是没过的门，msg 是拒绝的原因。',
  /** After `text`, where there are tokens. */
  scripts: '脚本请用自己的令牌。',
}
