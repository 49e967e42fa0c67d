import '../../house/kit/kit.ts'
export const frame = 1
