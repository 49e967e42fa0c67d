import '../editor/editor.ts'
export const desk = 1
