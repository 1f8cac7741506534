import { Reflector } from '@nestjs/core';

/**
 * Marks an operation of which only a limited number may use the database at once; it calls
 * `Admission.leave`.
 */
export const Admitted = Reflector.createDecorator<true>();
