/** The length of a text as the API counts it: in Unicode code points. */
export const countCharacters = (text: string): number => [...text].length;
