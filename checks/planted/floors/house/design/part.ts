import '../api/client.ts'
export const part = 1
