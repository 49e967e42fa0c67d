/** The groups of calls of the noun. */
export { signIn } from './sign-in.ts'
