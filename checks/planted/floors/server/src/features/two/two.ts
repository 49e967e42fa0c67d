import { app } from '../../app.ts'
export const two = app
