import { Reflector } from '@nestjs/core';

/**
 * Marks an operation that `AdmissionGuard` lets in only while few enough others use the database. The
 * operation calls `Admission.leave` when it no longer needs it.
 */
export const Admitted = Reflector.createDecorator<true>();
