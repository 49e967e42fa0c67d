import type { CommonProblem } from '../problem.ts'

/** Problems that any call can have. */
export const commonProblems: Record<CommonProblem, string> = {
  netError2: 'You are off-line',
  unknownError: 'An unknown error has occurred',
  imgUploadUnknownError: 'An unknown error has occurred while uploading the picture',
  imgRepeated: 'You have uploaded this picture before',
  loadError: 'A part of the page did not load. Please check the network and try again',

  'auth.login': 'Please log in first',
  'auth.mailCheck': 'Please verify your email',
  'auth.captcha': 'This step keeps robots out: your browser solves a small sum first and goes on by itself',
  'auth.totp': 'Please enter your one-time code',
  'auth.authority': 'Insufficient authority',
  'auth.admin': 'Unauthorized',
  'auth.black': 'Your account is being punished; this has to wait',

  'in-error': 'Intermittent failure, please try again later',
  tooOften: 'Too many tries, take a short break',
  newBudget: 'A new account has a daily budget, until it is three days old and has five posts that everybody sees',
  busy: 'The shop is busy, please try again in a moment',
  keyReused: 'This differs from what you sent before. Please refresh and try again',
  otherMember: 'This was not written by the account signed in now, so it was not sent',
}
