import './missing.ts'
export const page = 2
