/** Head of the page where a member opens an event. */
export const betAsk = {
  title: '开一场竞猜',
  text: '底是你自己出的信仰。店员看过就放行，结果也由店员来定。',
  where: '所在位置',
}
