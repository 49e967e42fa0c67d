// Written by web/build/display-face.ts: the characters of the display face. Do not edit.
export const displayChars = '弹幕甜品屋'
