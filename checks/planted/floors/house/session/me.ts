import '../editor/editor.ts'
export const me = 1
